/** The door of a day that asks for a code: the code, another one, and students who wait to be let in (rule MON-7). */
import type { EntradaProva, ProvaAluno } from '@luneta/api-client';
import { admitAlunoMutation, createCodigoEntradaMutation } from '@luneta/api-client/gestao-entrada';
import type { DiaDaTurma } from '@luneta/api-client/gestao-provas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { codigoEmGrupos } from '@luneta/domain';
import { Button, Card, Confirm, Dialog, Heading, Inline, Note, PersonName, Stack, Text, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy } from './copy.ts';
import * as css from './entrada.css.ts';

type EntradaCardProps = { path: DiaDaTurma; entrada: EntradaProva; alunos: readonly ProvaAluno[] };

export function EntradaCard({ path, entrada: { codigo, alunos: tries }, alunos }: EntradaCardProps) {
  const { api } = useServices();
  const toast = useToast();
  const [open, setOpen] = useState<'tela' | 'novo' | null>(null);
  const reset = useMutation(createCodigoEntradaMutation(api, path));
  const close = () => setOpen(null);
  if (codigo === null) return null;
  const waiting = tries.filter(({ bloqueado }) => bloqueado);
  const confirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.show({ tone: 'success', text: copy.entrada.trocado });
      },
    });
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Heading look="h3">{copy.entrada.title}</Heading>
        <p className={css.code} translate="no">
          {codigoEmGrupos(codigo)}
        </p>
        <Text tone="muted" look="small">
          {copy.entrada.help}
        </Text>
        <Inline gap="e8" wrap>
          <Button size="sm" onClick={() => setOpen('tela')}>
            {copy.entrada.mostrar}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpen('novo')}>
            {copy.entrada.novo}
          </Button>
        </Inline>
        {waiting.length > 0 && (
          <Note tone="warning" title={copy.entrada.esperando(waiting.length)}>
            <Stack gap="e8">
              {waiting.map(({ turma_aluno_id, erradas }) => (
                <Inline key={turma_aluno_id} gap="e12" justify="between" wrap>
                  <span>
                    <PersonName>
                      {nomeDe(alunos.find((one) => one.turma_aluno_id === turma_aluno_id)?.aluno_nome ?? '')}
                    </PersonName>
                    {` · ${copy.entrada.erradas(erradas)}`}
                  </span>
                  <DeixarEntrar path={path} turma_aluno_id={turma_aluno_id} />
                </Inline>
              ))}
            </Stack>
          </Note>
        )}
      </Stack>
      <Dialog open={open === 'tela'} onClose={close} size="lg" title={copy.entrada.title}>
        <div className={css.shown}>
          <p className={css.shownCode} translate="no">
            {codigoEmGrupos(codigo)}
          </p>
        </div>
      </Dialog>
      <Confirm
        open={open === 'novo'}
        title={copy.entrada.novoTitle}
        confirmLabel={copy.entrada.novo}
        cancelLabel={copy.entrada.manter}
        busy={reset.isPending}
        error={reset.isError ? errorMessage(reset.error) : undefined}
        onConfirm={confirm}
        onCancel={close}
      >
        {copy.entrada.novoText}
      </Confirm>
    </Card>
  );
}

/** For one student: a code that was mistyped too often, or cannot be read. */
export function DeixarEntrar({ path, turma_aluno_id }: { path: DiaDaTurma; turma_aluno_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const admit = useMutation(admitAlunoMutation(api, path));
  const onClick = () =>
    admit.mutate(turma_aluno_id, {
      onSuccess: () => toast.show({ tone: 'success', text: copy.entrada.admitido }),
      onError: (error) => toast.show({ tone: 'danger', text: errorMessage(error) }),
    });
  return (
    <Button size="sm" variant="secondary" busy={admit.isPending} onClick={onClick}>
      {copy.entrada.deixar}
    </Button>
  );
}
