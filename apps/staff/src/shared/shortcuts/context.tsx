/** Listens for keys once for the whole console, and hands the list of shortcuts to the screens. */
import { SaveKeyContext, type SaveKeyProps } from '@luneta/app-shell';
import { createContext, lazy, Suspense, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

import { copy } from './copy.ts';
import { createRegistry, type Registry, type Shortcut } from './registry.ts';
import { useCharacters } from './use-characters.ts';

const RegistryContext = createContext<Registry | null>(null);

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox], [type=radio]), textarea, select') !== null);

/** Opens the list from a button; the key `?` does the same. */
export type OpenShortcuts = () => void;

export function ShortcutsProvider({ children }: { children: (open: OpenShortcuts) => ReactNode }) {
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null);
  // The list itself is there before any screen, so that a screen's own shortcuts stand before it.
  const [registry] = useState(() => {
    const made = createRegistry();
    const list = () => setListed(made.list());
    made.add(() => [{ keys: '?', label: copy.list, group: copy.everywhere, run: list }]);
    return made;
  });
  const [characters, setCharacters] = useCharacters();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog has keys of its own, and what lies under it does not move.
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog:modal') !== null) return;
      const at = { atMs: event.timeStamp, inField: writes(event.target), characters };
      if (registry.press(event, at)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [registry, characters]);

  const open = () => setListed(registry.list());
  return (
    <RegistryContext value={registry}>
      <SaveKeyContext value={saveShortcut}>{children(open)}</SaveKeyContext>
      {listed !== null && (
        <Suspense>
          <ShortcutsDialog
            shortcuts={listed}
            characters={characters}
            onCharacters={setCharacters}
            onClose={() => setListed(null)}
          />
        </Suspense>
      )}
    </RegistryContext>
  );
}

/**
 * Shortcuts of a screen, for as long as it stands. They are listed by `?`, with the heading `group`. Outside the frame,
 * as in a story of one component, they do nothing.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(RegistryContext);
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => registry?.add(() => current.current), [registry]);
}

const saveShortcut = (key: SaveKeyProps) => <SaveShortcut {...key} />;

/** Ctrl+S of a form, as one of the screen's shortcuts. */
function SaveShortcut({ label, group, onSave }: SaveKeyProps) {
  useShortcuts([{ keys: 'ctrl+s', label, group, inFields: true, run: onSave }]);
  return null;
}
