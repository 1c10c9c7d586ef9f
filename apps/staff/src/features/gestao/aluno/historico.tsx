/** The newest exam days and sign-ins, each with when. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { Inline, Stack, Text } from '@luneta/ui';

import { quando, type Relogio } from '../../../shared/quando.ts';
import { copy } from './copy.ts';
import { Part } from './part.tsx';

export function Historico({ aluno: { provas, acessos }, relogio }: { aluno: GestaoAlunoDetalhe; relogio: Relogio }) {
  return (
    <>
      <Part title={copy.provas}>
        <Rows
          none={copy.semProvas}
          rows={provas.map((prova) => ({
            id: `${prova.turma_avaliacao_id}-${prova.dia_prova}`,
            what: copy.provaDia(prova.descricao, prova.dia_prova),
            when: `${copy.provaSituacao[prova.situacao]}, ${quando(prova.encerrada_em ?? prova.iniciada_em, relogio)}`,
          }))}
        />
      </Part>
      <Part title={copy.acessos}>
        <Rows
          none={copy.semAcessos}
          rows={acessos.map(({ entrou_em, saiu_em }) => ({
            id: entrou_em,
            what: copy.joined(quando(entrou_em, relogio)),
            when: saiu_em === null ? '' : copy.left(quando(saiu_em, relogio)),
          }))}
        />
      </Part>
    </>
  );
}

type RowsProps = { none: string; rows: readonly { id: string; what: string; when: string }[] };

function Rows({ none, rows }: RowsProps) {
  if (rows.length === 0)
    return (
      <Text look="small" tone="muted">
        {none}
      </Text>
    );
  return (
    <Stack as="ul" gap="e8">
      {rows.map(({ id, what, when }) => (
        <Inline as="li" key={id} justify="between" gap="e8" wrap>
          <Text as="span" look="small">
            {what}
          </Text>
          <Text as="span" look="small" tone="muted" tabular>
            {when}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
