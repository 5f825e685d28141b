// Loaded before one of the services (`node --import`): its clock is an hour ahead of the others.

const aheadMs = 60 * 60 * 1000;
const RealDate = Date;

class DateAhead extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    super(given.length === 0 ? RealDate.now() + aheadMs : given[0]);
  }

  static override now() {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = DateAhead as DateConstructor;
