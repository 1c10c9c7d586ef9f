/** Words of what the account screens of both versions share. */
export const copy = {
  editAvatar: 'Editar avatar',
  avatar: 'Avatar',
  nickname: 'Apelido',
  nicknameHelp: 'É assim que a turma e a equipe da escola veem você.',
  save: 'Salvar',
  cancel: 'Cancelar',
} as const;
