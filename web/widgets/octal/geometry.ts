/** How the stones of a row stand. The same at rest and on the live board. Pixels. */

/** A stone or pin has this much room. Under the floor are the handles between two, and the size of the row. */
export const pinWidth = 30;
const [pinFloor, stoneFloor] = [58, 38];

/** Heights for a rule: where the stones stand, the base line of the size, and all of it. */
export function heights(rule: string) {
  const floor = withPins(rule) ? pinFloor : stoneFloor;
  return { floor, labelAt: floor + 42, height: floor + 50 };
}

/** A bowling pin that stands at 58: Kayles is a row of them. */
export const pin =
  'M15 8C18.6 8 20.4 10.8 20 14.2C19.6 17.6 18.4 19.6 18.6 22.6C18.9 27.2 23.4 31.6 23.4 39.4C23.4 46.8 20.6 52.6 19 57H11C9.4 52.6 6.6 46.8 6.6 39.4C6.6 31.6 11.1 27.2 11.4 22.6C11.6 19.6 10.4 17.6 10 14.2C9.6 10.8 11.4 8 15 8Z';
/** Its neck band. */
export const band = 'M11.3 20.2C13.6 21.4 16.4 21.4 18.7 20.2M11.5 23.4C13.7 24.6 16.3 24.6 18.5 23.4';
/** The light on it. */
export const pinShine = 'M10.6 38C10.4 34.6 12 31.8 13 29.4M12.8 12.8C13.2 11.5 14 10.9 15 10.8';

/** The game that is played with pins. */
export const withPins = (rule: string) => rule === '0.77';
