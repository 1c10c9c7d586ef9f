/**
 * The last script of the page's own HTML. In a browser below the floor it leaves nothing but the words that say so (decision 209),
 * because the app would end in an error without a reason. It runs in browsers that know no modules, so it uses nothing younger
 * than they are.
 */
import { LAYER } from '../prerender/layer.ts';
import { FLOOR_ID, REASON_ID } from './floor-ids.ts';

type Need = readonly [name: string, isThere: () => boolean];

/** One thing for each year in which a browser of the floor would have learnt it; the first that is missing is named. */
const NEEDS: readonly Need[] = [
  ['ES modules', () => 'noModule' in HTMLScriptElement.prototype],
  ['structuredClone', () => 'structuredClone' in window],
  ['Object.hasOwn', () => 'hasOwn' in Object],
  ['Array.prototype.findLast', () => 'findLast' in Array.prototype],
  ['dialog', () => 'HTMLDialogElement' in window],
  ['inert', () => 'inert' in HTMLElement.prototype],
  ['container queries', () => 'CSS' in window && CSS.supports('container-type', 'inline-size')],
  // Safari before 16.4 cannot read it, and a file that holds one does not run.
  ['RegExp (?<=)', () => readsLookbehind()],
];

function readsLookbehind(): boolean {
  try {
    return RegExp('(?<=a)b').test('ab');
  } catch {
    return false;
  }
}

const lacking = NEEDS.filter(([, isThere]) => !isThere())[0];
if (lacking !== undefined) {
  const words = document.getElementById(FLOOR_ID);
  const reason = document.getElementById(REASON_ID);
  if (reason !== null) reason.textContent = lacking[0];
  [LAYER, 'app'].forEach((id) => {
    const place = document.getElementById(id);
    place?.parentNode?.removeChild(place);
  });
  words?.removeAttribute('hidden');
}
