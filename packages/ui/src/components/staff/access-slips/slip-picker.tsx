// On a phone: whose slip is shown. Wider screens and paper show all of them, and this is not there.
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons.ts';
import { useWords } from '../../../words.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Select } from '../../forms/select/select.tsx';
import * as css from './access-slips.css.ts';
import type { AccessSlip } from './access-slips.tsx';

const defaults = {
  slipOf: 'Ficha de',
  slipBefore: 'Anterior',
  slipNext: 'Próxima',
  slipCount: (n: number, of: number) => `${n} de ${of}`,
};

interface SlipPickerProps {
  slips: readonly AccessSlip[];
  shown: AccessSlip['id'] | undefined;
  onShow: (id: AccessSlip['id']) => void;
}

/** One slip after another, or the one that is chosen by its name. */
export const SlipPicker = ({ slips, shown, onShow }: SlipPickerProps): ReactNode => {
  const copy = useWords(defaults);
  const at = slips.findIndex(({ id }) => id === shown);
  const step = (n: number) => {
    const slip = slips[at + n];
    return { disabled: slip === undefined, onClick: () => slip && onShow(slip.id) };
  };
  return (
    <div className={css.picker}>
      <Select
        label={copy.slipOf}
        options={slips.map(({ id, name, place }) => ({ value: String(id), label: `${name} · ${place}` }))}
        value={String(shown)}
        onChange={(value) => {
          const slip = slips.find(({ id }) => String(id) === value);
          if (slip) onShow(slip.id);
        }}
      />
      <div className={css.steps}>
        <Button size="sm" variant="secondary" icon={ChevronLeft} {...step(-1)}>
          {copy.slipBefore}
        </Button>
        <span className={css.count}>{copy.slipCount(at + 1, slips.length)}</span>
        <Button size="sm" variant="secondary" iconEnd={ChevronRight} {...step(1)}>
          {copy.slipNext}
        </Button>
      </div>
    </div>
  );
};
