/** Several things found by typing: what is chosen stands above the box, each with a way out. */
import { Button, Inline, Stack, VisuallyHidden } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { X } from '@luneta/ui/icons';

import { copy } from '../copy.ts';

export type EscolhaProps = {
  id: string;
  label: string;
  placeholder: string;
  noneText: string;
  /** What is chosen, in its order. */
  chosen: readonly ComboboxItem[];
  /** What fits the typed text. */
  items: readonly ComboboxItem[];
  loading?: boolean;
  error?: string | undefined;
  help?: string;
  onSearch: (text: string) => void;
  onChange: (chosen: readonly ComboboxItem[]) => void;
};

export function Escolha({ chosen, items, onChange, help, ...field }: EscolhaProps) {
  const ids = new Set(chosen.map(({ id }) => id));
  return (
    <Stack gap="e8">
      <Combobox
        {...field}
        {...(help === undefined ? {} : { help })}
        // A new box for each choice: what was typed for the last one is gone.
        key={chosen.length}
        value={null}
        groups={[{ path: [], items: items.filter(({ id }) => !ids.has(id)) }]}
        onChange={(item) => item && onChange([...chosen, item])}
      />
      {chosen.length > 0 && (
        <Inline gap="e8" wrap>
          {chosen.map((item) => (
            <Button
              key={item.id}
              variant="secondary"
              size="sm"
              icon={X}
              onClick={() => onChange(chosen.filter(({ id }) => id !== item.id))}
            >
              <VisuallyHidden>{copy.campos.remove('')}</VisuallyHidden>
              {item.label}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
