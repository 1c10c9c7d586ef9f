/** Parts of an exam in words: 'a questão 5', 'as questões 5 e 7 e a redação'. */
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** @param numeros questions by their numbers; null for one whose number is not known */
export function partsInWords(numeros: readonly (number | null)[], essay: boolean): string {
  const known = numeros.filter((numero) => numero !== null);
  const unknown = numeros.length - known.length;
  return list.format([
    ...(known.length === 0
      ? []
      : [`${known.length === 1 ? 'a questão' : 'as questões'} ${list.format(known.map(String))}`]),
    ...(unknown === 0 ? [] : [unknown === 1 ? 'uma resposta' : `${unknown} respostas`]),
    ...(essay ? ['a redação'] : []),
  ]);
}

/** How much is kept: '3 respostas e a redação'. */
export function amountInWords(respostas: number, essay: boolean): string {
  const counted = respostas === 1 ? '1 resposta' : `${respostas} respostas`;
  if (respostas === 0) return 'a redação';
  return essay ? `${counted} e a redação` : counted;
}
