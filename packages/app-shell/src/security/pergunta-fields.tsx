/** One of the three slots: which question, and its answer. A fieldset, so that a reader knows what belongs together. */
import type { PerguntaErrors, PerguntaSlot } from '@luneta/domain';
import { Select, Stack, TextInput } from '@luneta/ui';

import { copy } from './copy.ts';
import * as css from './security.css.ts';

export type PerguntaFieldsProps = {
  /** 1, 2 or 3. */
  number: number;
  options: readonly { id: number; descricao: string }[];
  slot: PerguntaSlot;
  /** Id and error of one of its controls. */
  place: (part: keyof PerguntaErrors) => { id: string; error: string | undefined };
  disabled: boolean;
  onChange: (change: Partial<PerguntaSlot>) => void;
};

export function PerguntaFields({ number, options, slot, place, disabled, onChange }: PerguntaFieldsProps) {
  const { slot: legend, pergunta, choose, resposta } = copy.perguntas;
  return (
    <fieldset className={css.slot}>
      <legend className={css.legend}>{legend(number)}</legend>
      <Stack gap="e12">
        <Select
          label={pergunta(number)}
          options={[
            { value: '', label: choose },
            ...options.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
          ]}
          value={slot.pergunta_seguranca_id === null ? '' : String(slot.pergunta_seguranca_id)}
          onChange={(value) => onChange({ pergunta_seguranca_id: value === '' ? null : Number(value) })}
          disabled={disabled}
          {...place('pergunta')}
        />
        <TextInput
          label={resposta(number)}
          value={slot.resposta}
          onChange={(value) => onChange({ resposta: value })}
          autoComplete="off"
          prose
          disabled={disabled}
          {...place('resposta')}
        />
      </Stack>
    </fieldset>
  );
}
