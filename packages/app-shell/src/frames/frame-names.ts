/** Names that the page, the script inside it and the app have in common: the frame that stands before React draws. */

/** The layer with the frame of this address. */
export const FRAME_LAYER = 'quadro';
/** Set on `<html>` while it stands. */
export const FRAMED = 'data-quadro';
/** Where heading and skeleton go in a piece. */
export const PLACE = 'data-lugar';

/**
 * The pieces, each a `<template>`: `nav` and `session` with the place for the rest, `title` and `inner` for the heading, and one for
 * each shape.
 */
export const PIECE = 'data-peca';
/** From which width of the window a piece is for, in px. */
export const FROM_WIDTH = 'data-de';
/** The profiles that a piece is for; without it, all. */
export const PROFILES = 'data-perfis';
