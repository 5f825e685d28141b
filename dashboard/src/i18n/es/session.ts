import type { Texts } from '../en/en.ts';

export const session: Texts['session'] = {
  environments: {
    sandbox: { word: 'Pruebas', text: 'Entorno de pruebas. No se mueve dinero real.' },
    production: { word: 'Producción', text: 'En servicio. Aquí hay dinero real.' },
  },
  roles: { administrator: 'Administrador', viewer: 'Solo lectura' },
  roleMeanings: {
    administrator: 'Ve todo, gestiona claves de API, usuarios y ajustes, y actúa sobre los pagos.',
    viewer: 'Ve pagos, cuentas y cifras. No puede cambiar nada.',
  },
};
