/** Words of dialogs that ask for something before an act. */
export const copy = {
  cancel: 'Cancelar',
  motivo: 'Motivo',
  motivoHelp: 'Fica registrado na auditoria. Pelo menos 5 letras.',
  motivoShort: 'Escreva o motivo com pelo menos 5 letras.',
  motivoLong: 'Use até 500 caracteres.',
} as const;
