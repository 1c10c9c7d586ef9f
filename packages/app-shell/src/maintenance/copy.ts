/** Sentences of the maintenance overlay. What they say is S1 §4; the words are ours. */
export const copy = {
  maintenance: {
    title: 'Estamos em manutenção',
    text: 'Os servidores estão temporariamente indisponíveis.',
    deadlines: 'Os prazos das avaliações e dos roteiros em andamento serão ajustados. Ninguém será prejudicado.',
    banner: 'Em manutenção: os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
    label: 'Manutenção',
  },
  school: {
    title: 'Sua escola está em manutenção',
    text: 'A escola fechou a entrada dos alunos por um tempo.',
    deadlines:
      'Você estava no meio de uma prova ou de um roteiro? É a escola que decide se o prazo muda: fale com ela. O que você já respondeu continua guardado.',
    banner: 'Sua escola está em manutenção: a entrada dos alunos está fechada por um tempo.',
    label: 'Manutenção da escola',
  },
  blocked: {
    title: 'Acesso suspenso',
    text: 'O acesso da sua escola está suspenso no momento.',
    deadlines:
      'Fale com a secretaria da escola para saber quando ele volta. Suas respostas e notas continuam guardadas.',
    banner: 'O acesso da sua escola está suspenso no momento.',
    label: 'Acesso suspenso',
  },
  close: 'Fechar',
} as const;
