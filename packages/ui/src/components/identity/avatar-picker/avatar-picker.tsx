// Choosing a drawing, 20 on a page. Only the drawings of the page on screen are fetched. It saves nothing:
// what is chosen goes to its owner.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Check } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Pager } from '../../actions/pager/pager.tsx';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { nativeRadio } from '../../forms/choice-card.css.ts';
import { avatarName } from '../avatar/avatar-names.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { previousPage, nextPage, pageOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import * as css from './avatar-picker.css.ts';

const defaults = {
  avatarPages: 'Páginas de avatares',
  previousPage,
  nextPage,
  pageOf,
};

export interface AvatarPickerProps {
  /** Name of the group, e.g. "Avatar". */
  label: string;
  /** The first so many of the 69: 24 on the older screen, 69 on the newer. */
  count: 24 | 69;
  /** The chosen `avatar_code`. One beyond `count` is simply not among the choices. */
  value: number;
  /** Another was chosen; its owner saves it. */
  onChange: (code: number) => void;
  /** The choice is on its way: it is kept, and another cannot be made. */
  saving?: boolean;
  /** To look at only; the screen says why. */
  readOnly?: boolean;
}

const perPage = 20;
const columns = 4;
const pageWith = (code: number) => Math.ceil(code / perPage);
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** One of 24 or 69 avatars: native radios in pages of 4 × 5. The arrows choose, and turn the page at its edge. */
export const AvatarPicker = ({
  label,
  count,
  value,
  onChange,
  saving = false,
  readOnly = false,
}: AvatarPickerProps): ReactNode => {
  const copy = useWords(defaults);
  const name = useId();
  const announce = useAnnounce();
  const group = useRef<HTMLFieldSetElement>(null);
  const steered = useRef(false);
  const [page, setPage] = useState(() => (value >= 1 && value <= count ? pageWith(value) : 1));
  const pages = pageWith(count);
  const first = (page - 1) * perPage + 1;
  const codes = Array.from({ length: Math.min(perPage, count - first + 1) }, (_, index) => first + index);
  const locked = saving || readOnly;

  useEffect(() => {
    if (!steered.current) return;
    // The choice may have turned the page, so the focus follows it.
    steered.current = false;
    group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  });

  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    // Replaces the browser's arrow keys, which would cycle within one page of avatars.
    event.preventDefault();
    const to = Number(event.currentTarget.value) + step;
    if (locked || to < 1 || to > count) return;
    steered.current = true;
    if (pageWith(to) !== page) {
      setPage(pageWith(to));
      announce(copy.pageOf(pageWith(to), pages));
    }
    onChange(to);
  };

  return (
    <div className={css.picker}>
      <fieldset
        ref={group}
        role="radiogroup"
        aria-busy={saving || undefined}
        aria-readonly={readOnly || undefined}
        className={classes(css.group, saving && css.waiting)}
      >
        <legend className={css.legend}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {codes.map((code) => (
          <label key={code} className={classes(css.option, code === value && css.chosen, locked && css.locked)}>
            <input
              className={nativeRadio}
              type="radio"
              name={name}
              value={code}
              checked={code === value}
              aria-label={avatarName(code)}
              aria-disabled={locked || undefined}
              onKeyDown={steer}
              onChange={() => {
                if (!locked) onChange(code);
              }}
            />
            <Avatar code={code} size={64} />
            {code === value && (
              <span className={css.mark}>
                <Icon of={Check} size={20} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <Pager
        label={copy.avatarPages}
        page={page}
        pages={pages}
        onChange={setPage}
        previousLabel={copy.previousPage}
        nextLabel={copy.nextPage}
        place={copy.pageOf}
      />
    </div>
  );
};
