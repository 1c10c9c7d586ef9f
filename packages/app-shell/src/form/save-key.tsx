import { createContext, useContext, useEffect, type ReactNode } from 'react';

export type SaveKeyProps = {
  /** What the key does, as a list of keys says it. */
  label: string;
  /** Heading of its part in that list. */
  group: string;
  onSave: () => void;
};

/** How an app binds Ctrl+S: one with a list of keys draws its own part, so that the key stands in the list. */
export const SaveKeyContext = createContext<(key: SaveKeyProps) => ReactNode>((key) => <Listener {...key} />);

/** Saves by Ctrl+S. */
export const SaveKey = (key: SaveKeyProps): ReactNode => useContext(SaveKeyContext)(key);

function Listener({ onSave }: SaveKeyProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return null;
}
