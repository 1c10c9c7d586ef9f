/** Names that the page, the script inside it and the app have in common: the frame that stands before React draws. */

/** The layer with the frame of this address. */
export const FRAME_LAYER = 'quadro';
/** Set on `<html>` while it stands. */
export const FRAMED = 'data-quadro';
/** Where the strip over a student's view goes in a piece; the app has it at the same place. */
export const STRIP = 'data-faixa';
/** Stands in the app for a strip whose code is on its way: the frame waits for it. */
export const STRIP_COMES = 'data-faixa-vem';
/** Where heading and skeleton go in a piece. */
export const PLACE = 'data-lugar';

/**
 * The pieces, each a `<template>`: `nav` and `session` with the place for the rest, `forced` without navigation, `title` and `inner`
 * for the heading, one for each shape, `visitante` and `usuario` for the strip of staff who look or act, and `arrival`, a whole page.
 */
export const PIECE = 'data-peca';
/** From which width of the window a piece is for, in px. */
export const FROM_WIDTH = 'data-de';
/** The profiles that a piece is for; without it, all. */
export const PROFILES = 'data-perfis';
