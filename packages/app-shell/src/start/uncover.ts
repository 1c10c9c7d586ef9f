/**
 * Takes what stands in the page before React away once React has drawn: the frame of a screen, or the login, whose typed texts,
 * checkbox, place of the cursor and pressed ENTRAR it hands over.
 */
import { FRAME_LAYER, FRAMED, STRIP_COMES } from '../frames/frame-names.ts';
import { GONE, LAYER, PRESSED } from '../prerender/layer.ts';

/** While a layer is seen, a page with the strip over it: waiting for its own part is none. */
const stands = (place: Element, fallback: Element | null) =>
  fallback?.isConnected !== true &&
  (!isCovered() || (place.querySelector('main') !== null && place.querySelector(`[${STRIP_COMES}]`) === null));

const isCovered = () => !document.documentElement.hasAttribute(GONE) || document.documentElement.hasAttribute(FRAMED);

/** Resolves in the same task in which React has drawn into `place`: nobody ever meets two logins. */
const drawn = (place: Element, fallback: Element | null) =>
  new Promise<void>((resolve) => {
    if (stands(place, fallback)) return resolve();
    const observer = new MutationObserver(() => {
      if (!stands(place, fallback)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { childList: true, subtree: true });
  });

const all = <Kind extends Element>(place: Element, what: string) => [...place.querySelectorAll<Kind>(what)];

/** Writes as a person would, so that React hears of it. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function carryFields(from: Element, to: Element): void {
  const targets = all<HTMLInputElement>(to, 'form input');
  all<HTMLInputElement>(from, 'form input').forEach((input, n) => {
    const target = targets[n];
    if (target === undefined) return;
    if (input.type === 'checkbox') {
      if (input.checked !== target.checked) target.click();
    } else if (input.value !== target.value) type(target, input.value);
  });
}

/** Who went to a link of the frame by keyboard stays on it. */
function carryLink(from: Element, to: Element): void {
  const href = from.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
  if (href === null || href === undefined) return;
  all<HTMLElement>(to, 'a')
    .find((one) => one.getAttribute('href') === href)
    ?.focus({ preventScroll: true });
}

/** A button that only has a drawing is told by its label. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent.trim();

/** Who pressed a button of the frame has pressed the app's of the same name. */
function carryPress(from: Element, to: Element): void {
  const pressed = from.querySelector(`button[${PRESSED}]`);
  if (pressed === null || nameOf(pressed) === '') return;
  all<HTMLButtonElement>(to, 'button')
    .find((one) => nameOf(one) === nameOf(pressed))
    ?.click();
}

/** Takes the frame away; the app is seen in the same moment. */
function unframe(place: Element): void {
  const frame = document.getElementById(FRAME_LAYER);
  document.documentElement.removeAttribute(FRAMED);
  if (frame) carryLink(frame, place);
  frame?.remove();
  if (frame) carryPress(frame, place);
}

/** Before the old element leaves: a phone keeps its keyboard when the focus moves from field to field. */
function carryFocus(from: Element, to: Element): void {
  const controls = 'main :is(a, button, input)';
  const at = all<HTMLElement>(from, controls).findIndex((one) => one === document.activeElement);
  const target = at < 0 ? undefined : all<HTMLElement>(to, controls)[at];
  const source = document.activeElement;
  target?.focus({ preventScroll: true });
  if (!(source instanceof HTMLInputElement && target instanceof HTMLInputElement) || source.type === 'checkbox') return;
  target.setSelectionRange(source.selectionStart, source.selectionEnd, source.selectionDirection ?? 'none');
}

/** Waits until React has drawn a page into `place` instead of `fallback`; then shows `place` instead of the layers. */
export async function uncover(place: Element, fallback: Element | null): Promise<void> {
  const layer = document.getElementById(LAYER);
  if (layer === null) return;
  await drawn(place, fallback);
  unframe(place);
  // Null where no login came: somebody is signed in, or this is another page.
  const form = place.querySelector<HTMLInputElement>('form input[name="password"]')?.form ?? null;
  const wasPressed = layer.querySelector(`form[${PRESSED}]`) !== null;
  if (form) carryFields(layer, place);
  document.documentElement.setAttribute(GONE, '');
  if (form) carryFocus(layer, place);
  layer.remove();
  if (!form || !wasPressed) return;
  // React draws what was carried first.
  await new Promise((resolve) => setTimeout(resolve));
  form.requestSubmit();
}
