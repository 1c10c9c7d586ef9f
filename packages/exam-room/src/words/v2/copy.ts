/** Sentences of version 2. Those of S3 §2 and §4 are verbatim. */
import type { VersionWords } from '../words.ts';

export const copy: VersionWords = {
  exit: 'Sair da avaliação',
  finish: 'Finalizar Avaliação',
  finishShort: 'Finalizar',
  finishVerb: 'finalizar',
  modified: 'Nova modificação detectada! Antes de continuar, salve as modificações',
  warning: {
    title: 'Atenção',
    text: (minutes: number, title: string) =>
      `Atenção! Falta menos de ${minutes} minuto(s) para que o prazo disponibilizado da sua avaliação ${title} se encerre.`,
    ok: 'OK',
  },
  exitDialog: {
    title: 'Sair da avaliação?',
    text: 'Sua prova ainda não foi entregue, e o tempo continua correndo enquanto você estiver fora. Suas respostas ficam guardadas: você pode voltar e continuar de onde parou. Se o tempo acabar, a prova é encerrada com o que você respondeu.',
    confirm: 'Sair mesmo assim',
    cancel: 'Continuar a prova',
  },
  finishDialog: {
    title: 'Finalizar a avaliação?',
    text: 'Depois de finalizar, não dá mais para mudar as respostas.',
    blank: (quantidade: number) =>
      `${quantidade === 1 ? 'Há 1 questão' : `Há ${quantidade} questões`} em branco. Quer conferir antes de finalizar?`,
    noEssay: 'A redação ainda está em branco.',
    confirm: 'Finalizar Avaliação',
    confirmWithout: 'Finalizar sem isso',
    cancel: 'Revisar respostas',
    failed: 'Ainda não conseguimos confirmar a entrega. Suas respostas estão guardadas; tente de novo.',
    retrying: 'Sem resposta do servidor. Estamos tentando de novo…',
  },
  timeOver: {
    title: 'Tempo esgotado',
    text: 'Sua prova será entregue com o que você respondeu. Em 5 segundos você verá o resumo.',
    go: 'Ver resumo',
  },
};
