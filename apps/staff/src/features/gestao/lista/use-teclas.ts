/** The list by keyboard: `j` and `k` go from student to student, `x` ticks the one in focus. */
import { useShortcuts } from '../../../shared/shortcuts/context.tsx';
import { copy } from '../copy.ts';

const LINKS = 'main a[href*="aluno="]';

/** The row or card that something in the list stands in. */
const rowOf = (element: Element | null) => element?.closest('tr, li') ?? null;

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
  const here = rowOf(document.activeElement);
  const at = links.findIndex((link) => rowOf(link) === here && here !== null);
  const next = at === -1 ? links.at(by === 1 ? 0 : -1) : links[at + by];
  next?.focus();
}

export function useTeclas(ticks: boolean): void {
  const group = copy.title;
  const tick = () => rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  useShortcuts([
    { keys: 'j', label: copy.keys.next, group, run: () => step(1) },
    { keys: 'k', label: copy.keys.previous, group, run: () => step(-1) },
    ...(ticks ? [{ keys: 'x', label: copy.keys.tick, group, run: tick }] : []),
  ]);
}
