/** Words that the screens of a phase share. 'Etapa n/3' is documented (S2 §2.4). */
export const copy = {
  exit: 'Sair da fase',
  etapa: (n: number) => `Etapa ${n}/3`,
  etapas: ['Conteúdo', 'Exercícios', 'Resultado'],
  capitulo: (numero: number) => `Capítulo ${numero}`,
  loading: 'Carregando a fase',
  locked: { title: 'ITEM BLOQUEADO', text: 'Faça a fase anterior para desbloquear', back: 'Voltar ao mapa' },
  visiting: 'Você está apenas visualizando. Nada do que fizer aqui é enviado.',
  pause: {
    text: 'Você está jogando há 45 minutos. Que tal uma pausa? O que você fez está guardado.',
    later: 'Agora não',
  },
} as const;
