import type { OverDetail, PositionDetail, ProposeDetail } from './view.ts';
import type { SessionEvent } from './session-host.ts';

/**
 * What the page hears of a session, as web/README.md tells it; null: nothing. Whoever cancels a position has the
 * opponent wait there.
 */
export function eventOf(happened: SessionEvent): CustomEvent | null {
  switch (happened.type) {
    case 'arrived': {
      const { analysis, said, by } = happened;
      const { position, rule, outcome, player, grundy } = analysis;
      const detail: PositionDetail = { position, rule, outcome, player, grundy, move: said?.move ?? null, by };
      return event('nimlab-position', detail, true);
    }
    case 'over':
      return event('nimlab-over', { winner: happened.winner } satisfies OverDetail);
    case 'failed':
      return event('nimlab-error', { error: happened.error });
    default:
      return null;
  }
}

/** Whoever cancels it plays the move elsewhere. */
export const proposing = (detail: ProposeDetail) => event('nimlab-propose', detail, true);

function event<T>(type: string, detail: T, cancelable = false): CustomEvent<T> {
  return new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
}
