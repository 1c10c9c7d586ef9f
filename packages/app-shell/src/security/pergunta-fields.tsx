/** One of the three slots: which question, and its answer. A fieldset, so that a reader knows what belongs together. */
import type { PerguntaError, PerguntaErrors, PerguntaSlot } from '@luneta/domain';
import { Select, Stack, TextInput } from '@luneta/ui';

import { copy } from './copy.ts';
import * as css from './security.css.ts';

const WORDS: Record<PerguntaError, string> = {
  obrigatorio: copy.perguntas.required,
  maximo: copy.perguntas.max,
  repetida: copy.perguntas.repeated,
};
const textOf = (error: PerguntaError | undefined) => (error === undefined ? undefined : WORDS[error]);

export type PerguntaFieldsProps = {
  /** 1, 2 or 3. */
  number: number;
  options: readonly { id: number; descricao: string }[];
  slot: PerguntaSlot;
  errors: PerguntaErrors;
  disabled: boolean;
  onChange: (change: Partial<PerguntaSlot>) => void;
};

export function PerguntaFields({ number, options, slot, errors, disabled, onChange }: PerguntaFieldsProps) {
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
          error={textOf(errors.pergunta)}
          disabled={disabled}
        />
        <TextInput
          label={resposta(number)}
          value={slot.resposta}
          onChange={(value) => onChange({ resposta: value })}
          autoComplete="off"
          prose
          error={textOf(errors.resposta)}
          disabled={disabled}
        />
      </Stack>
    </fieldset>
  );
}
