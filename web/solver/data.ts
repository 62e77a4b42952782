/** Reads what wasm/core/wire.hpp writes: a tag, then what belongs to it. Lists are copies. */

export type Data =
  null | boolean | number | bigint | string | BigUint64Array | Uint32Array | Uint8Array | Data[] | DataRecord;
export interface DataRecord {
  [key: string]: Data;
}

const decoder = new TextDecoder();

/** The one value that these bytes hold. */
export function read(bytes: Uint8Array): Data {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const size = () => view.getUint32((at += 4) - 4, true);
  const take = (length: number) => bytes.subarray(at, (at += length));
  const list = (width: number) => take(width * size()).slice().buffer;
  const value = (): Data => {
    switch (bytes[at++]) {
      case 0:
        return null;
      case 1:
        return false;
      case 2:
        return true;
      case 3:
        return size();
      case 4:
        return view.getBigUint64((at += 8) - 8, true);
      case 5:
        return decoder.decode(take(size()));
      case 6:
        return new BigUint64Array(list(8));
      case 7:
        return new Uint32Array(list(4));
      case 8:
        return new Uint8Array(list(1));
      case 9:
        return Array.from({ length: size() }, value);
      default: {
        const record: DataRecord = {};
        for (let left = size(); left > 0; left--) {
          const key = decoder.decode(take(bytes[at++]!));
          record[key] = value();
        }
        return record;
      }
    }
  };
  return value();
}
