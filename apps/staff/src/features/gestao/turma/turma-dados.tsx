/** The class itself among its options: changed, archived, taken back. */
import type { TurmaDetalhe } from '@luneta/api-client';
import { setTurmaArquivamentoMutation } from '@luneta/api-client/estrutura-turmas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Card, Heading, Inline, Note, Stack, Text, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Arquivar } from '../../../shared/arquivo/arquivar.tsx';
import { nomeDoTurno, VERSOES } from '../../../shared/turno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from './copy.ts';
import { TurmaForm } from './turma-form.tsx';

const copy = words.dados;

export function TurmaDados({ detalhe }: { detalhe: TurmaDetalhe }) {
  const { api } = useServices();
  const toast = useToast();
  const id = useId();
  const mayWrite = useMayCall()('saveTurma');
  const [open, setOpen] = useState<'form' | 'archive' | null>(null);
  const { escola_id, turma, qtde_em_prova } = detalhe;
  const archive = useMutation(setTurmaArquivamentoMutation(api, escola_id));
  const done = (text: string) => {
    setOpen(null);
    toast.show({ tone: 'success', text });
  };
  const archived = turma.arquivada_em !== null;
  const facts = [turma.serie_nome, turma.sede_nome, nomeDoTurno(turma.turno), String(turma.ano)];
  if (!mayWrite) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e12">
        <Heading look="h3" id={id}>
          {copy.title}
        </Heading>
        <Text>{facts.join(' · ')}</Text>
        <Text tone="muted">{VERSOES[turma.versao_aluno]}</Text>
        {archive.isError && open === null && (
          <Note tone="danger" alert>
            {errorMessage(archive.error)}
          </Note>
        )}
        <Inline gap="e8" wrap>
          {detalhe.ano_situacao !== 'encerrado' && (
            <Button variant="secondary" size="sm" onClick={() => setOpen('form')}>
              {copy.edit}
            </Button>
          )}
          {archived ? (
            <Button
              variant="text"
              size="sm"
              busy={archive.isPending}
              onClick={() =>
                archive.mutate(
                  { id: turma.turma_id, arquivada: false },
                  { onSuccess: () => done(copy.back(turma.codigo)) },
                )
              }
            >
              {copy.reopen}
            </Button>
          ) : (
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                archive.reset();
                setOpen('archive');
              }}
            >
              {copy.archive}
            </Button>
          )}
        </Inline>
      </Stack>
      {open === 'form' && (
        <TurmaForm
          escola_id={escola_id}
          turma={turma}
          emProva={qtde_em_prova}
          onClose={() => setOpen(null)}
          onDone={(saved) => done(copy.saved(saved.turma.codigo))}
        />
      )}
      {open === 'archive' && (
        <Arquivar
          id={turma.turma_id}
          nome={copy.of(turma.codigo)}
          mutation={archive}
          onClose={() => setOpen(null)}
          onDone={() => done(copy.gone(turma.codigo))}
        />
      )}
    </Card>
  );
}
