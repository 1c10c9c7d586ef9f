// Several of many, found by typing; what is chosen stands in the box. Keys, highlighting and placing are Base UI's.
import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { X } from '../../../icons.ts';
import { Field, type FieldProps } from '../../forms/field/field.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { ComboboxGroup, ComboboxItem } from '../combobox/combobox-items.ts';
import { ComboboxList } from '../combobox/combobox-list.tsx';
import { keepsChoice } from '../combobox/keeps-choice.ts';
import * as popupCss from '../popup/popup.css.ts';
import { usePopupPlace } from '../popup/use-popup-place.ts';
import * as css from './multi-select.css.ts';

const defaults = {
  takeOut: (label: string) => `Tirar ${label}`,
};

/** Props of `MultiSelect`. */
export interface MultiSelectProps<Id extends ComboboxItem['id']> extends FieldProps {
  /** Everything there is, in the order in which it is shown. */
  groups: readonly (Omit<ComboboxGroup, 'items'> & { items: readonly (ComboboxItem & { id: Id })[] })[];
  /** Ids of what is chosen, in the order in which it was. */
  value: readonly Id[];
  /** One was added or taken out. */
  onChange: (value: readonly Id[]) => void;
  /** Said in the open list when nothing fits: "Nenhuma turma encontrada". */
  noneText: string;
  /** What to add: "Adicionar turma". */
  placeholder?: string;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** A text box with a list of which several are chosen: Enter adds or takes out, Backspace in an empty box takes out the last. */
export const MultiSelect = <Id extends ComboboxItem['id']>({
  groups,
  value,
  onChange,
  noneText,
  placeholder,
  disabled = false,
  ...field
}: MultiSelectProps<Id>): ReactNode => {
  const copy = useWords(defaults);
  const { place, ref } = usePopupPlace();
  const { contains } = Base.useFilter({ locale: 'pt-BR', sensitivity: 'base' });
  type Item = ComboboxItem & { id: Id };
  const known = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const chosen = value.flatMap((id) => known.get(id) ?? []);
  return (
    <Base.Root
      multiple
      items={groups}
      filter={(item: Item, text: string) =>
        contains(item.label, text) || (item.meta !== undefined && contains(item.meta, text))
      }
      value={chosen}
      // What is not in the list stays chosen: the list may be on its way.
      onValueChange={(items: readonly Item[], details) => {
        if (keepsChoice(details)) return;
        onChange([...value.filter((id) => !known.has(id)), ...items.map(({ id }) => id)]);
      }}
      itemToStringLabel={(item: Item) => item.label}
      isItemEqualToValue={(one: Item, other: Item) => one.id === other.id}
      autoHighlight
      disabled={disabled}
    >
      <Field {...field}>
        {(control) => (
          <Base.InputGroup
            ref={ref}
            className={css.box}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
          >
            <Base.Chips className={css.chips}>
              {chosen.map((item) => (
                <Base.Chip key={item.id} className={css.chip} aria-label={item.label}>
                  {item.label}
                  <Base.ChipRemove className={css.remove} aria-label={copy.takeOut(item.label)}>
                    <Icon of={X} size={16} />
                  </Base.ChipRemove>
                </Base.Chip>
              ))}
              <Base.Input {...control} className={css.input} placeholder={placeholder} />
            </Base.Chips>
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal container={place} className={popupCss.portal}>
        <Base.Positioner sideOffset={4} positionMethod="fixed" className={popupCss.positioner}>
          <ComboboxList label={field.label} loading={false} noneText={noneText} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
