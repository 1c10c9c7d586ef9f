/** Sentences about what the device keeps of an exam day after it ended. */
import { amountInWords, partsInWords } from '../words/parts.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isOne = (respostas: number, essay: boolean) => respostas + (essay ? 1 : 0) === 1;

export const copy = {
  waiting: (respostas: number, essay: boolean) => {
    const [verb, stored, sent] = isOne(respostas, essay)
      ? ['está', 'guardada', 'será enviada']
      : ['estão', 'guardadas', 'serão enviadas'];
    return `${capital(amountInWords(respostas, essay))} ${verb} ${stored} neste aparelho e ${sent} assim que a internet voltar.`;
  },
  waitingNext: 'O recibo aparece aqui quando tudo tiver chegado. Se fechar esta página, abra de novo neste aparelho.',
  allSent: 'Tudo o que você respondeu já foi enviado. O recibo aparece aqui quando a internet voltar.',
  refusedTitle: (numeros: readonly (number | null)[], essay: boolean) =>
    `Não foi salvo: ${partsInWords(numeros, essay)}`,
  refusedNext: 'Continua guardado neste aparelho. Mostre esta tela a quem aplica a prova.',
  lateTitle: (numeros: readonly (number | null)[], essay: boolean) => `Chegou depois: ${partsInWords(numeros, essay)}`,
  lateNext: 'Não entrou na conta abaixo. A escola decide se vale.',
  understood: 'Entendi',
  seeText: 'Ver o texto da redação',
  seeAnswer: (numero: number | null) =>
    numero === null ? 'Ver o texto da resposta' : `Ver o texto da questão ${numero}`,
} as const;
