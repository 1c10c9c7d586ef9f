// One of very many, found by typing. Keys, highlighting and placing are Base UI's; where the items come from is the screen's.
import { Combobox as Base } from '@base-ui/react/combobox';
import { type ReactNode, useState } from 'react';
import { clear } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ChevronDown, type IconShape, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as fieldCss from '../../forms/field/field.css.ts';
import { Field, type FieldProps } from '../../forms/field/field.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as popupCss from '../popup/popup.css.ts';
import { usePopupPlace } from '../popup/use-popup-place.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxGroup, ComboboxItem } from './combobox-items.ts';
import { keepsChoice } from './keeps-choice.ts';
import * as css from './combobox.css.ts';

const defaults = {
  clear,
  showOptions: 'Mostrar opções',
};

export type { ComboboxGroup, ComboboxItem } from './combobox-items.ts';

/** Props of `Combobox`. */
export interface ComboboxProps extends FieldProps {
  /** Everything there is, or with `onSearch` what fits the text typed so far; in the order in which it is shown. */
  groups: readonly ComboboxGroup[];
  /** What is chosen; `null` while nothing is. */
  value: ComboboxItem | null;
  /** An item was chosen, or the choice was cleared (`null`). */
  onChange: (item: ComboboxItem | null) => void;
  /** The items are asked of a server: called with the text 250 ms after the last key. Without it they are narrowed here. */
  onSearch?: (text: string) => void;
  /** The items for the text are on their way; the old ones stay meanwhile. */
  loading?: boolean;
  /** Said in the open list when nothing fits: "Nenhum aluno encontrado". */
  noneText: string;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** Drawn at the start of the box. */
  icon?: IconShape;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** A text box with a list: arrows move, Enter chooses, Escape closes, Home and End stay in the text. */
export const Combobox = ({
  groups,
  value,
  onChange,
  onSearch,
  loading = false,
  noneText,
  placeholder,
  icon,
  disabled = false,
  ...field
}: ComboboxProps): ReactNode => {
  const copy = useWords(defaults);
  const { place, ref } = usePopupPlace();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  useSettled(typed, told, (text) => {
    setTold(text);
    onSearch?.(text);
  });
  const { contains } = Base.useFilter({ locale: 'pt-BR', sensitivity: 'base' });
  const fits = (item: ComboboxItem, text: string) =>
    contains(item.label, text) || (item.meta !== undefined && contains(item.meta, text));
  return (
    <Base.Root
      items={groups}
      filter={onSearch === undefined ? fits : null}
      value={value}
      onValueChange={(item, details) => {
        if (!keepsChoice(details)) onChange(item);
      }}
      onInputValueChange={(text, details) => {
        if (keepsChoice(details)) return;
        const { reason } = details;
        if (reason === 'input-change' || reason === 'input-clear' || reason === 'clear-press') setTyped(text);
      }}
      itemToStringLabel={(item: ComboboxItem) => item.label}
      isItemEqualToValue={(one: ComboboxItem, other: ComboboxItem) => one.id === other.id}
      autoHighlight
      disabled={disabled}
    >
      <Field {...field}>
        {(control) => (
          <Base.InputGroup ref={ref} className={fieldCss.box}>
            {icon && (
              <span className={fieldCss.start}>
                <Icon of={icon} size={20} />
              </span>
            )}
            <Base.Input
              {...control}
              className={classes(fieldCss.control, css.input, icon && fieldCss.hasStart)}
              placeholder={placeholder}
            />
            <span className={css.buttons}>
              <Base.Clear aria-label={copy.clear} className={iconButton({ variant: 'plain', size: 'md' })}>
                <Icon of={X} size={20} />
              </Base.Clear>
              <Base.Trigger aria-label={copy.showOptions} className={iconButton({ variant: 'plain', size: 'md' })}>
                <Icon of={ChevronDown} size={20} />
              </Base.Trigger>
            </span>
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal container={place} className={popupCss.portal}>
        <Base.Positioner sideOffset={4} positionMethod="fixed" className={popupCss.positioner}>
          <ComboboxList label={field.label} loading={loading} noneText={noneText} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
