/** The finished marks beside the own, competence by competence. */
import type { GestaoRedacao } from '@luneta/api-client';
import { DataTable, type DataColumn } from '@luneta/ui';

import { copy } from '../copy.ts';
import { notaOf, totalOf, type Notas } from '../outbox/rascunho.ts';
import { onlyReads } from './outras.ts';

type Linha = { readonly nome: string; readonly notas: readonly (number | null)[] };

export function OutrasCorrecoes({ redacao, rascunho }: { redacao: GestaoRedacao; rascunho: Notas }) {
  const { rubrica, outras_correcoes } = redacao;
  const parts: readonly { name: string; marks: Notas }[] = [
    ...outras_correcoes.map((one) => ({ name: copy.otherOf[one.papel], marks: one })),
    ...(onlyReads(redacao) ? [] : [{ name: copy.yours, marks: rascunho }]),
  ];
  const rows: Linha[] = [
    ...rubrica.map(({ numero, nome }) => ({ nome, notas: parts.map(({ marks }) => notaOf(marks, numero)) })),
    { nome: copy.total, notas: parts.map(({ marks }) => totalOf(marks)) },
  ];
  const columns: [DataColumn<Linha>, ...DataColumn<Linha>[]] = [
    { id: 'nome', header: copy.competence, cell: ({ nome }) => nome },
    ...parts.map(({ name }, n) => ({
      id: name,
      header: name,
      align: 'end' as const,
      noWrap: true,
      cell: ({ notas }: Linha) => notas[n] ?? '—',
    })),
  ];
  return (
    <DataTable caption={copy.others} columns={columns} rows={rows} rowKey={({ nome }) => nome} density="compact" />
  );
}
