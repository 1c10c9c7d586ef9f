/** Sentences of opening a student's experience (S1 §2.9, §6). Title and names of the modes are verbatim. */
export const copy = {
  title: 'Acesso restrito',
  text: (nome: string) => `Escolha como você vai entrar na experiência de ${nome}.`,
  legend: 'Modo de permissão',
  aluno: {
    label: 'Usuário (alterações permitidas)',
    description:
      'Você age em nome do aluno. Respostas, entregas e mudanças valem de verdade e ficam registradas em seu nome.',
  },
  professor: {
    label: 'Visitante (apenas visualização)',
    description: 'Você vê o que o aluno vê. Nada é respondido, gasto ou alterado.',
  },
  missing: 'Escolha um modo para continuar.',
  motivo: 'Motivo',
  motivoLong: (max: number) => `Use até ${max} caracteres.`,
  motivoHelp: 'Fica no registro de acessos da escola.',
  continue: 'Continuar',
  cancel: 'Cancelar',
  openingTitle: 'Abrindo a experiência',
  openingText: (nome: string) => `Você vai ver tudo como ${nome} vê, sem poder alterar nada.`,
  opening: 'Abrindo…',
  retry: 'Tentar de novo',
  notFound: 'Aluno não encontrado',
  offline: 'Você está sem internet. Confira a conexão e tente de novo.',
} as const;
