import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { Search, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './search-box.css.ts';
import { useSearchText } from './use-search-text.ts';

const defaults = {
  clearSearch: 'Limpar busca',
};

/** Props of `SearchBox`. */
export interface SearchBoxProps extends Pick<FieldProps, 'id' | 'label' | 'hideLabel' | 'help'> {
  /** The text searched for now; another one from outside (cleared filters, Back) replaces what is typed. */
  value: string;
  /** 250 ms after the last key; at once by Enter, Escape and the button that clears. */
  onChange: (text: string) => void;
  /** What can be typed, e.g. "Nome ou código"; never the label. */
  placeholder?: string;
  /** What was asked for is on its way. */
  loading?: boolean;
  /** What was found, in words: "12 alunos"; shown below and told politely, not while one types or waits. */
  results?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Off inside a search landmark that is there already, e.g. `FilterBar`. */
  landmark?: boolean;
  /** Cannot be used now, and the screen says why. */
  disabled?: boolean;
}

/** A search that runs by itself when the typing pauses. */
export const SearchBox = ({ landmark = true, ...box }: SearchBoxProps): ReactNode =>
  landmark ? (
    <search aria-label={box.label} className={css.search}>
      <Box {...box} />
    </search>
  ) : (
    <div className={css.search}>
      <Box {...box} />
    </div>
  );

const Box = ({
  value,
  onChange,
  placeholder,
  loading = false,
  results,
  maxLength = 200,
  disabled = false,
  ...field
}: Omit<SearchBoxProps, 'landmark'>): ReactNode => {
  const copy = useWords(defaults);
  const { typed, type, search, pending } = useSearchText(value, onChange);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(typed);
    if (event.key !== 'Escape' || typed === '') return;
    // Also keeps a dialog around open: the first Escape is the text's.
    event.preventDefault();
    search('');
  };
  const wheel = loading || pending;
  return (
    <>
      <Field {...field}>
        {(control) => (
          <div className={fieldCss.box}>
            <span className={fieldCss.start}>
              <Icon of={Search} size={20} />
            </span>
            <input
              {...control}
              className={classes(
                fieldCss.control,
                fieldCss.hasStart,
                fieldCss.hasEnd,
                css.input,
                wheel && typed !== '' && css.waiting,
              )}
              type="search"
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              placeholder={placeholder}
              maxLength={maxLength}
              disabled={disabled}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <span className={css.end}>
              {wheel && (
                <span className={css.wheel}>
                  <Spinner size={20} />
                </span>
              )}
              {typed !== '' && !disabled && (
                <IconButton icon={X} iconSize={20} label={copy.clearSearch} onClick={() => search('')} />
              )}
            </span>
          </div>
        )}
      </Field>
      <div role="status" className={css.found}>
        {!wheel && results}
      </div>
    </>
  );
};
