import { FormProblems, sends } from '@luneta/app-shell/form';
import { Button, TextInput } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';

import type { Aluno } from '../../shared/aluno.ts';
import { copy } from './copy.ts';
import * as css from './selecao.css.ts';
import { useCodigo } from './use-codigo.ts';

/** The field for a turma_aluno_id. The error is shown below the field and disappears on typing. */
export function CodigoForm({ onFound }: { onFound: (aluno: Aluno) => void }) {
  const form = useCodigo(onFound);
  return (
    <form className={css.form} noValidate onSubmit={sends(form)}>
      <FormProblems of={form} />
      <div className={css.input}>
        <TextInput
          label={copy.codigo}
          help={copy.codigoHelp}
          icon={Search}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          {...form.field('codigo')}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" size="sm" busy={form.sending}>
          {copy.open}
        </Button>
      </div>
    </form>
  );
}
