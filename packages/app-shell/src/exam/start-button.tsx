/**
 * The button that starts an exam: only this starts the clock (decision 90); reading never does. Where the school asks for it,
 * the code of the board stands above it (MON-7), and who answered on paper is told what a second answer means (MON-4).
 */
import { ApiError } from '@luneta/api-client';
import { startProvaMutation } from '@luneta/api-client/prova';
import { lerCodigoDeEntrada } from '@luneta/domain';
import { Button, Note, Stack, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from '../router/index.ts';

import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';
import { useTurmaAlunoId } from '../session/use-turma-aluno-id.ts';

export type StartButtonProps = {
  turma_avaliacao_id: number;
  dia_prova: number;
  /** Where the exam begins. */
  href: string;
  /** 'Iniciar avaliação'. */
  label: string;
  /** The start needs the code of the board. */
  pedeCodigo?: boolean | undefined;
  /** The student's answers on paper are there already (rule MON-4). */
  emPapel?: boolean | undefined;
};

const copy = {
  codigo: 'Código da prova',
  help: 'São os 6 números que o aplicador mostra na sala.',
  digits: 'Digite os 6 números do código da prova.',
  emPapel:
    'A escola já tem suas respostas em papel. Se você responder aqui também, a escola escolhe qual das duas vale.',
} as const;
/** Six digits with room for what is pasted along with them. */
const MAX_TYPED = 12;

/** What the server says about the code, and not about anything else. */
const aboutCode = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.campos.find(({ campo }) => campo === 'codigo')?.motivo : undefined;

export function StartButton({ turma_avaliacao_id, dia_prova, href, label, ...state }: StartButtonProps) {
  const { pedeCodigo = false, emPapel = false } = state;
  const { api } = useServices();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const start = useMutation(
    startProvaMutation(api, { turma_avaliacao_id, dia_prova, turma_aluno_id: useTurmaAlunoId() }),
  );
  const refused = aboutCode(start.error);
  // The school may ask for the code since the page was read.
  const asks = pedeCodigo || refused !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codigo = lerCodigoDeEntrada(typed);
    setIncomplete(asks && codigo === null);
    if (asks && codigo === null) field.current?.focus();
    else
      start.mutate(codigo ?? undefined, {
        onSuccess: () => void navigate(href),
        onError: (error) => aboutCode(error) !== undefined && field.current?.focus(),
      });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="e12">
        {emPapel && <Note tone="info">{copy.emPapel}</Note>}
        {start.isError && refused === undefined && (
          <Note tone="danger" alert>
            {errorMessage(start.error)}
          </Note>
        )}
        {asks && (
          <TextInput
            label={copy.codigo}
            help={copy.help}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_TYPED}
            value={typed}
            onChange={setTyped}
            error={incomplete ? copy.digits : refused}
            ref={field}
          />
        )}
        <Button type="submit" block busy={start.isPending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}

export { OwnInstructions, type OwnInstructionsProps } from './own-instructions.tsx';
