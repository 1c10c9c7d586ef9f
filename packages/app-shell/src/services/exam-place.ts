/** The screens of a running exam, in both versions. What comes before and after it are screens like others. */
const EXAM = [
  /^\/v1\/central_avaliacoes\/\d+\/\d+\/(?:itens|redacao|entregar)(?:[/?]|$)/u,
  /^\/avaliacoes\/\d+\/\d+(?:\/(?:questoes|redacoes)(?:\/\d+)?)?\/?(?:\?|$)/u,
];

/** Whether `place`, with or without a query, belongs to a running exam. */
export const isExamPlace = (place: string): boolean => EXAM.some((pattern) => pattern.test(place));
