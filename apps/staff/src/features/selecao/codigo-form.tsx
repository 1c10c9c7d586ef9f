import { Button, TextInput } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';
import { useState } from 'react';

import type { Aluno } from '../../aluno.ts';
import { copy } from './copy.ts';
import * as css from './selecao.css.ts';
import { useCodigo } from './use-codigo.ts';

/** The field for a turma_aluno_id. The error is shown below the field and disappears on typing. */
export function CodigoForm({ onFound }: { onFound: (aluno: Aluno) => void }) {
  const [codigo, setCodigo] = useState('');
  const { find, busy, error, clear } = useCodigo(onFound);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) find(codigo);
      }}
    >
      <div className={css.input}>
        <TextInput
          label={copy.codigo}
          help={copy.codigoHelp}
          error={error}
          icon={Search}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={codigo}
          onChange={(value) => {
            setCodigo(value);
            clear();
          }}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" size="sm" busy={busy} disabled={codigo.trim() === ''}>
          {copy.open}
        </Button>
      </div>
    </form>
  );
}
