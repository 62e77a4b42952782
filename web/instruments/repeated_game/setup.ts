import { html, type TemplateResult } from 'lit';
import type { RepeatedRead } from '../../solver/types.ts';
import type { RepeatedWords, Story } from './words.en.ts';

const slips = ['0', '1/100', '1/50', '1/20', '1/10', '1/5', '1/3', '1/2'] as const;
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const;

/** Rounds and slips, each a step less or more. */
export function drawSetup(
  { position, rounds: now, slip }: RepeatedRead,
  w: RepeatedWords,
  story: Story,
  put: (position: string) => void,
): TemplateResult {
  const [game, , plans] = position.split(' | ');
  const send = (count: number, chance: string) =>
    put(`${game} | ${count}${chance === '0' ? '' : ` ${chance}`} | ${plans}`);
  const value = (chance: string) => chance.split('/').reduce((top, bottom) => `${Number(top) / Number(bottom)}`);
  const fewer = rounds.findLast((each) => each < now);
  const more = rounds.find((each) => each > now);
  const rarer = slips.findLast((each) => Number(value(each)) < Number(value(slip)));
  const oftener = slips.find((each) => Number(value(each)) > Number(value(slip)));
  const stepper = (label: string, shown: string, less: (() => void) | null, greater: (() => void) | null) =>
    html`<span class="pick" role="group" aria-label=${label}>
      <span class="label">${label}</span>
      <span class="segments">
        <button type="button" aria-label="${label}: ${w.fewer}" aria-disabled=${!less} @click=${() => less?.()}>
          −
        </button>
        <output>${shown}</output>
        <button type="button" aria-label="${label}: ${w.more}" aria-disabled=${!greater} @click=${() => greater?.()}>
          +
        </button>
      </span>
    </span>`;
  return html`<div class="tools setup">
    ${stepper(
      w.years(story),
      `${now}`,
      fewer === undefined ? null : () => send(fewer, slip),
      more === undefined ? null : () => send(more, slip),
    )}
    ${stepper(
      w.slips,
      slip === '0' ? w.noSlips : slip,
      rarer === undefined ? null : () => send(now, rarer),
      oftener === undefined ? null : () => send(now, oftener),
    )}
  </div>`;
}
