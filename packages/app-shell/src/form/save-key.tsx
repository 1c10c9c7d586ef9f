import { createContext, useContext, useEffect, type ComponentType } from 'react';

export type SaveKeyProps = {
  /** What the key does, as a list of keys says it. */
  label: string;
  /** Heading of its part in that list. */
  group: string;
  onSave: () => void;
};

/** How an app binds Ctrl+S: one with a list of keys hands its own part in, so that the key stands in the list. */
export const SaveKeyContext = createContext<ComponentType<SaveKeyProps>>(Listener);

/** Saves by Ctrl+S. */
export function SaveKey(props: SaveKeyProps) {
  const Bound = useContext(SaveKeyContext);
  return <Bound {...props} />;
}

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
