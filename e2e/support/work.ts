/**
 * What a person does by hand, counted: clicks, fields that are filled in or chosen from, and keys: one for each character. A field
 * counts once, however it is reached.
 */
import type { Locator, Page } from '@playwright/test';

/** Seconds of somebody who does it for the first time. An estimate: nobody was timed. */
const SECONDS = { click: 3, field: 8 } as const;

export class Work {
  clicks = 0;
  fields = 0;
  keys = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  /** A day and time, such as 2026-11-21T14:00: its digits are typed. */
  async fillMoment(field: Locator, moment: string): Promise<void> {
    this.fields += 1;
    this.keys += moment.replaceAll(/\D/gu, '').length;
    await field.fill(moment);
  }

  /** One key after the other, where the focus is. */
  async press(page: Page, keys: readonly string[]): Promise<void> {
    this.keys += keys.length;
    for (const key of keys) await page.keyboard.press(key);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.fields += 1;
    await list.selectOption({ label });
  }

  /** The button that opens the window of the system, and the file in it. */
  async upload(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.clicks += 2;
    await input.setInputFiles(file);
  }

  get counted(): { clicks: number; fields: number; keys: number } {
    return { clicks: this.clicks, fields: this.fields, keys: this.keys };
  }

  get words(): string {
    const minutes = (this.clicks * SECONDS.click + this.fields * SECONDS.field) / 60;
    const basis = `estimated at ${SECONDS.click} s a click and ${SECONDS.field} s a field`;
    return `${this.clicks} clicks, ${this.fields} fields and ${this.keys} keys, ${minutes.toFixed(1)} minutes without the keys (${basis})`;
  }
}
