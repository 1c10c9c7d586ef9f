import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { loading } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { Check } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as popupCss from '../popup/popup.css.ts';
import type { ComboboxGroup, ComboboxItem } from './combobox-items.ts';
import * as css from './combobox.css.ts';

const defaults = { loading };

/** What opens under the box: the groups, that they are on their way, or that nothing fits. */
export const ComboboxList = ({
  label,
  loading,
  noneText,
}: {
  label: string;
  loading: boolean;
  noneText: string;
}): ReactNode => {
  const copy = useWords(defaults);
  return (
    <Base.Popup className={css.list} aria-busy={loading || undefined}>
      <Base.Status className={css.news}>
        {loading && (
          <>
            <Spinner size={16} />
            {copy.loading}
          </>
        )}
      </Base.Status>
      <Base.Empty className={css.news}>{loading ? null : noneText}</Base.Empty>
      <Base.List className={css.scroll} aria-label={label}>
        {(group: ComboboxGroup) => (
          <Base.Group key={group.path.join('/')} items={group.items}>
            {group.path.length > 0 && <Base.GroupLabel className={css.group}>{group.path.join(' › ')}</Base.GroupLabel>}
            <Base.Collection>{(item: ComboboxItem) => <Line key={item.id} item={item} />}</Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Popup>
  );
};

const Line = ({ item }: { item: ComboboxItem }): ReactNode => (
  <Base.Item value={item} className={classes(popupCss.choice, css.line)}>
    <span className={css.words}>{item.label}</span>
    {item.meta !== undefined && <span className={css.meta}>{item.meta}</span>}
    <Base.ItemIndicator>
      <Icon of={Check} size={20} />
    </Base.ItemIndicator>
  </Base.Item>
);
