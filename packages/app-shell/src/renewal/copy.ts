/** Words of the offer of a newer version. */
export const copy = {
  title: 'Há uma versão nova',
  text: 'Ela já está neste aparelho. Para usar, esta página abre de novo, no mesmo lugar.',
  accept: 'Usar a versão nova',
  later: 'Agora não',
} as const;
