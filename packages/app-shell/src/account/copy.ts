/** Words of what the account screens of both versions share. */
export const copy = {
  editAvatar: 'Editar avatar',
  avatar: 'Avatar',
  save: 'Salvar',
  cancel: 'Cancelar',
} as const;
