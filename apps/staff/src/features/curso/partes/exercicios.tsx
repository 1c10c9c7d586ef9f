import { EXERCICIOS_MAX, isEmptyHtml } from '@luneta/domain';
import { Fieldset, Stack } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import type { CursoForm } from '../curso-form.ts';
import { Lista } from './lista.tsx';

type Value = CursoForm['exercicios_praticos'];
export type ExerciciosProps = { value: Value; onChange: (value: Value) => void };

/** Practical exercises, each with its solution. */
export function Exercicios({ value, onChange }: ExerciciosProps) {
  const { fields } = copy;
  return (
    <Lista
      items={value}
      onChange={onChange}
      blank={() => ({ enunciado: '', resolucao: '' })}
      isBlank={({ enunciado, resolucao }) => isEmptyHtml(enunciado) && isEmptyHtml(resolucao)}
      name={fields.exercicio}
      addLabel={copy.list.addExercicio}
      max={EXERCICIOS_MAX}
      render={(item, n, onItem) => (
        <Fieldset legend={fields.exercicio(n + 1)}>
          <Stack gap="e12">
            <RichEditor
              label={fields.enunciado}
              rows={3}
              value={item.enunciado}
              onChange={(enunciado) => onItem({ ...item, enunciado })}
            />
            <RichEditor
              label={fields.resolucao}
              rows={3}
              value={item.resolucao}
              onChange={(resolucao) => onItem({ ...item, resolucao })}
            />
          </Stack>
        </Fieldset>
      )}
    />
  );
}
