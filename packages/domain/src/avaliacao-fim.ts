/** When the student's day was over, by its closing or by the cancellation of the exam; null while it is open. [CAR-19] */
export function finishedMsOf(avaliacao: {
  readonly data_hora_fim: string | null;
  readonly cancelada_em?: string | null;
}): number | null {
  const end = avaliacao.cancelada_em ?? avaliacao.data_hora_fim;
  return end === null ? null : Date.parse(end);
}
