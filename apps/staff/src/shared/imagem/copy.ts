/** What is said while a picture is sent. */
export const copy = {
  help: 'PNG, JPEG, WebP ou GIF, até 2 MB.',
  large: 'A imagem tem mais de 2 MB. Diminua-a e escolha de novo.',
  offline: 'Sem internet: a imagem não foi enviada. Tente de novo.',
} as const;
