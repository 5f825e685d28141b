import { Link } from 'react-router';
import { urls } from '../urls.ts';
import { Coin } from './Coin.tsx';
import classes from './Wordmark.module.css';

export const Wordmark = () => (
  <Link to={urls.landing} className={classes.wordmark}>
    <Coin size={30} />
    Florin
  </Link>
);
