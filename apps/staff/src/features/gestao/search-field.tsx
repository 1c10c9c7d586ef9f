import { TextInput } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';
import { useEffect, useState } from 'react';

import { copy } from './copy.ts';

/** Pause after the last key before the list is asked again. */
const QUIET_MS = 250;

/** What is typed goes into the address when the typing pauses; a filter cleared elsewhere empties the field. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The own text comes back through the address while one types on: only a foreign one is taken.
    if (value !== typed) setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextInput
      label={copy.search}
      placeholder={copy.searchHint}
      type="search"
      inputMode="search"
      autoComplete="off"
      maxLength={200}
      icon={Search}
      value={typed}
      onChange={setTyped}
    />
  );
}
