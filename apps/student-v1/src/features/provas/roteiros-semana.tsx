/** 'Essa Semana': the study lists, one row an exam; it opens the subjects of that exam (S2 §2.12). */
import type { CentralAvaliacoes } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { Button, Dialog, EmptyState, Heading, RowButton, Stack, SubjectRow } from '@luneta/ui';
import { Rocket } from '@luneta/ui/icons';
import { useState } from 'react';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

type Roteiro = CentralAvaliacoes['roteiros_semana'][number];

/** Lists of one exam and kind, in the order of the answer. */
function grouped(roteiros: readonly Roteiro[]): readonly (readonly [Roteiro, ...Roteiro[]])[] {
  const groups = new Map<string, [Roteiro, ...Roteiro[]]>();
  for (const roteiro of roteiros) {
    const name = `${roteiro.turma_avaliacao_id}/${roteiro.tipo_avaliacao}`;
    const group = groups.get(name);
    if (group) group.push(roteiro);
    else groups.set(name, [roteiro]);
  }
  return [...groups.values()];
}

export function RoteirosSemana({ roteiros }: { roteiros: readonly Roteiro[] }) {
  const { fuso_horario } = useConta();
  const [open, setOpen] = useState<readonly Roteiro[] | null>(null);
  const [shown, setShown] = useState<readonly Roteiro[]>([]);
  const close = () => setOpen(null);
  const show = (group: readonly Roteiro[]) => {
    setShown(group);
    setOpen(group);
  };
  return (
    <Stack as="section" labelledBy="semana">
      <Heading id="semana">{copy.semana}</Heading>
      {roteiros.length === 0 && <EmptyState text={copy.semSemana} plain />}
      <Stack as="ul" gap="e8">
        {grouped(roteiros).map((group) => {
          const [{ descricao, tipo_avaliacao, turma_avaliacao_id, data_aplicacao }] = group;
          const when = data_aplicacao === null ? '' : ` · ${formatPrazo(Date.parse(data_aplicacao), fuso_horario)}`;
          return (
            <li key={`${turma_avaliacao_id}/${tipo_avaliacao}`}>
              <RowButton
                icon={Rocket}
                detail={`${copy.roteiros.tipo[tipo_avaliacao]} · ${copy.roteiros.materias(group.length)}${when}`}
                onClick={() => show(group)}
              >
                {descricao}
              </RowButton>
            </li>
          );
        })}
      </Stack>
      <Dialog
        open={open !== null}
        onClose={close}
        size="sm"
        title={shown[0]?.descricao ?? ''}
        description={copy.roteiros.dialog}
        footer={
          <Button variant="secondary" onClick={close}>
            {copy.roteiros.fechar}
          </Button>
        }
      >
        <Stack as="ul" gap="e8">
          {shown.map(({ tipo_avaliacao, turma_avaliacao_id, materia_id, materia_nome, percentual_concluido }) => (
            <li key={materia_id}>
              <SubjectRow
                subject={materia_nome}
                href={paths.materia(tipo_avaliacao, turma_avaliacao_id, materia_id)}
                detail={copy.roteiros.feito(percentual_concluido)}
              />
            </li>
          ))}
        </Stack>
      </Dialog>
    </Stack>
  );
}
