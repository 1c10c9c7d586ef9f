/** Sentences of the class picker. Those of S3 §2 'Home' are verbatim. */
export const copy = {
  open: 'Ver turmas',
  title: 'Turmas',
  greeting: (name: string) => `Olá, ${name}!`,
  nobody: 'Olá!',
  select: 'Selecione a turma',
  option: (turma: string, turno: string, status: string) => `${turma} · ${turno} · ${status}`,
  cancel: 'Cancelar',
  update: 'Atualizar turma',
  former: (turma: string, status: string) =>
    `Você está na turma ${turma} (${status}): nela você consulta tudo, mas não responde nem envia nada.`,
  readOnly: 'Esta não é a sua turma atual: nela você consulta tudo, mas não responde nem envia nada.',
} as const;
