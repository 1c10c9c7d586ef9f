/** Shortcuts as text: `?`, `j`, `ctrl+s`, or two keys one after the other, `g h`. Reads events; keeps no state. */

/** What of a key event counts. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A key as a shortcut writes it; null for one that shortcuts never use. The command key of a Mac counts as ctrl. */
export function pressedKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (altKey || ['Control', 'Meta', 'Alt', 'Shift', 'Dead'].includes(key)) return null;
  const name = key === ' ' ? 'space' : key.toLowerCase();
  return ctrlKey || metaKey ? `ctrl+${name}` : name;
}

/** The keys of a shortcut, one after the other. */
export const stepsOf = (keys: string): readonly string[] => keys.split(' ');

/** Whether one printed character alone triggers it (WCAG 2.1.4: such shortcuts can be switched off). */
export const isCharacter = (keys: string): boolean =>
  stepsOf(keys).some((step) => !step.includes('+') && step.length === 1);

const NAMES: Readonly<Record<string, string>> = {
  ctrl: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Espaço',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};
const nameOf = (key: string) => NAMES[key] ?? key.toLocaleUpperCase('pt-BR');

/** The keys as they are shown, for each step the caps that are held together: `g h` → [['G'], ['H']]. */
export const capsOf = (keys: string): readonly (readonly string[])[] =>
  stepsOf(keys).map((step) => (step === '+' ? ['+'] : step.split('+').map(nameOf)));
