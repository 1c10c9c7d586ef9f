/** The one list of shortcuts: screens add theirs while they stand, and the key that is pressed finds its shortcut here. */
import { isCharacter, pressedKey, stepsOf, type Pressed } from './keys.ts';

export type Shortcut = {
  /** `j`, `ctrl+s`, or two keys in turn: `g h`. */
  readonly keys: string;
  /** What it does, as the list says it: 'Próxima redação'. */
  readonly label: string;
  /** Heading of its part in the list: 'Correção'. */
  readonly group: string;
  readonly run: () => void;
  /** Works while a field has the focus; only for keys that write nothing. */
  readonly inFields?: boolean;
};

/** Two keys in turn belong together for so long. */
const TURN_MS = 1_500;

export type Registry = {
  /** Adds shortcuts; the answer takes them away. A later one wins over an earlier one of the same keys. */
  add: (shortcuts: () => readonly Shortcut[]) => () => void;
  /** All that work now, the newest screen's first. */
  list: () => readonly Shortcut[];
  /** Runs the shortcut of a key event. @returns whether there was one */
  press: (event: Pressed, at: { atMs: number; inField: boolean; characters: boolean }) => boolean;
};

export function createRegistry(): Registry {
  const sources: (() => readonly Shortcut[])[] = [];
  let before: { key: string; atMs: number } | null = null;
  const list = () => [...sources].reverse().flatMap((source) => source());
  return {
    add: (source) => {
      sources.push(source);
      return () => void sources.splice(sources.indexOf(source), 1);
    },
    list,
    press: (event, { atMs, inField, characters }) => {
      const key = pressedKey(event);
      if (key === null) return false;
      const turn = before !== null && atMs - before.atMs <= TURN_MS ? `${before.key} ${key}` : null;
      const works = ({ keys, inFields = false }: Shortcut) =>
        (!inField || inFields) && (characters || !isCharacter(keys));
      const usable = list().filter(works);
      const found = usable.find(({ keys }) => keys === turn) ?? usable.find(({ keys }) => keys === key);
      const begins =
        found === undefined && usable.some(({ keys }) => stepsOf(keys).length > 1 && keys.startsWith(`${key} `));
      before = begins ? { key, atMs } : null;
      found?.run();
      return found !== undefined;
    },
  };
}
