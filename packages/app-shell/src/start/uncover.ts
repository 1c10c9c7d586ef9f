/**
 * Takes the prerendered login away once React has drawn, and hands over what was done there: typed texts, the checkbox, the
 * place of the cursor, and ENTRAR when it was pressed.
 */
import { GONE, LAYER, PRESSED } from '../prerender/layer.ts';

/** While the layer is seen, a page: waiting for the login's own part is none. */
const stands = (place: Element, fallback: Element | null) =>
  fallback?.isConnected !== true &&
  (document.documentElement.hasAttribute(GONE) || place.querySelector('main') !== null);

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

/** Waits until React has drawn a page into `place` instead of `fallback`; then shows `place` instead of the layer. */
export async function uncover(place: Element, fallback: Element | null): Promise<void> {
  const layer = document.getElementById(LAYER);
  if (layer === null) return;
  await drawn(place, fallback);
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
