/** The list of the shortcuts that work on the present screen, and the switch for those of one character. */
import { Dialog, Stack, Switch } from '@luneta/ui';

import { ShortcutList, type ShortcutGroup } from './parts/shortcut-list/shortcut-list.tsx';
import { copy } from './copy.ts';
import { capsOf } from './keys.ts';
import type { Shortcut } from './registry.ts';

type ShortcutsDialogProps = {
  shortcuts: readonly Shortcut[];
  characters: boolean;
  onCharacters: (on: boolean) => void;
  onClose: () => void;
};

export function ShortcutsDialog({ shortcuts, characters, onCharacters, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open title={copy.title} description={copy.description} onClose={onClose}>
      <Stack gap="e24">
        <ShortcutList groups={groupsOf(shortcuts)} between={copy.between} />
        <Switch label={copy.characters} help={copy.charactersHelp} checked={characters} onChange={onCharacters} />
      </Stack>
    </Dialog>
  );
}

/** The screen's own first, what works everywhere last; the same keys are listed once. */
function groupsOf(shortcuts: readonly Shortcut[]): readonly ShortcutGroup[] {
  const used = new Set<string>();
  const groups = new Map<string, { label: string; caps: readonly (readonly string[])[] }[]>();
  for (const { keys, label, group } of shortcuts) {
    if (used.has(keys)) continue;
    used.add(keys);
    groups.set(group, [...(groups.get(group) ?? []), { label, caps: capsOf(keys) }]);
  }
  return [...groups]
    .map(([title, items]) => ({ title, items }))
    .sort((a, b) => Number(a.title === copy.everywhere) - Number(b.title === copy.everywhere));
}
