/** Sentences of version 1. Those of S2 §2.14, §2.15 and §4.6 are verbatim. */
import type { VersionWords } from '../words.ts';

export const copy: VersionWords = {
  exit: 'Sair da prova',
  finish: 'Entregar Prova',
  finishShort: 'Entregar',
  finishVerb: 'entregar',
  modified: 'Nova modificação detectada!',
  warning: {
    title: 'Atenção',
    text: (minutes, title) =>
      `Falta menos de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} para o fim de ${title}.`,
    ok: 'OK',
  },
  exitDialog: {
    title: 'Sair da prova?',
    text: 'Sua prova ainda não foi entregue, e o tempo continua correndo enquanto você estiver fora. Suas respostas ficam guardadas: você pode voltar e continuar de onde parou.',
    confirm: 'Sair mesmo assim',
    cancel: 'Continuar a prova',
  },
  finishDialog: {
    title: 'Leia antes de entregar...',
    text: 'Confira suas respostas antes de confirmar a entrega.',
    blank: (quantidade) =>
      `${quantidade === 1 ? 'Há 1 questão' : `Há ${quantidade} questões`} em branco. Quer conferir antes de entregar?`,
    noEssay: 'A redação ainda está em branco.',
    confirm: 'ENTREGAR PROVA',
    confirmWithout: 'ENTREGAR SEM ISSO',
    cancel: 'CANCELAR',
    failed: 'Ainda não conseguimos confirmar a entrega. Suas respostas estão guardadas; tente de novo.',
    retrying: 'Sem resposta do servidor. Estamos tentando de novo…',
  },
  timeOver: {
    title: 'Seu tempo de prova acabou!',
    text: 'Suas respostas estão guardadas. Em 5 segundos você verá o resumo.',
    go: 'Ver resumo',
  },
};
