import type { Conta } from '@luneta/api-client';

type Status = Conta['turmas'][number]['status'];

/** How an enrolment ended, without guessing anybody's gender. 'Atual' is verbatim. */
const statusWords: Readonly<Record<Status, string>> = {
  Atual: 'Atual',
  Transferido: 'Transferência',
  Remanejado: 'Remanejamento',
  Concluído: 'Conclusão',
};

/** Sentences of the class picker. Those of S3 §2 'Home' are verbatim. */
export const copy = {
  open: 'Ver turmas',
  title: 'Turmas',
  greeting: (name: string) => `Olá, ${name}!`,
  nobody: 'Olá!',
  select: 'Selecione a turma',
  option: (turma: string, turno: string, status: Status) => `${turma} · ${turno} · ${statusWords[status]}`,
  cancel: 'Cancelar',
  update: 'Atualizar turma',
  otherApp:
    'Esta turma usa o outro aplicativo. Você vai para lá sem precisar entrar de novo, e nada do que fez aqui se perde.',
  go: 'Ir para o outro aplicativo',
  stay: 'Ficar aqui',
  former: (turma: string, status: Status) =>
    `Você está na turma ${turma} (${statusWords[status]}). Nela, você pode consultar tudo, mas não pode responder nem enviar nada.`,
  readOnly: 'Esta não é a sua turma atual. Nela, você pode consultar tudo, mas não pode responder nem enviar nada.',
} as const;
